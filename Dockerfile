# The server with the app: docker build -t overlair . && docker run -p 4040:4040 -v overlair-data:/data overlair
FROM node:24-slim AS build
WORKDIR /overlair
COPY . .
# Not npm ci: it fails if the registry lacks an optional package for another platform.
RUN npm install --no-audit --no-fund && node scripts/build.mjs

# The packages that the server and its commands need while they run, without tools and without the packages of the app.
FROM node:24-slim AS packages
WORKDIR /overlair
COPY --from=build /overlair/package.json /overlair/package-lock.json ./
COPY --from=build /overlair/bench/package.json bench/
COPY --from=build /overlair/bots/package.json bots/
COPY --from=build /overlair/cli/package.json /overlair/cli/overlair.mjs cli/
COPY --from=build /overlair/client/package.json client/
COPY --from=build /overlair/locales/package.json locales/
COPY --from=build /overlair/play/package.json play/
COPY --from=build /overlair/protocol/package.json protocol/
COPY --from=build /overlair/rules/package.json rules/
COPY --from=build /overlair/server/package.json server/
COPY --from=build /overlair/web/package.json web/
RUN npm install --omit=dev --omit=optional --no-audit --no-fund -w server -w cli

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4040 DATA=/data
WORKDIR /overlair
COPY --from=packages /overlair/ ./
COPY bots/ bots/
COPY cli/ cli/
COPY locales/ locales/
COPY play/ play/
COPY protocol/ protocol/
COPY rules/ rules/
COPY server/ server/
COPY --from=build /overlair/web/dist/ web/dist/
RUN mkdir /data && chown node:node /data && ln -s /overlair/node_modules/.bin/overlair /usr/local/bin/overlair
USER node
VOLUME /data
EXPOSE 4040
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
