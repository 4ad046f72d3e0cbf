export interface SubPathProxy {
  readonly origin: string
  close(): void
}
/** Requests for other paths get 404. Give `port` if it must be known before. */
export declare function startProxy(target: () => number, path: string, port?: number): Promise<SubPathProxy>
