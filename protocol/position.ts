// A sealed position in two parts: one that all viewers share, and one for the seat alone.
import { canonical, hashOf, type SealedPosition, type Seat, type Viewer } from '@overlair/rules/kernel'
import type { OwnPart, PublicPosition } from './messages.ts'

/** A short hash. If client and server compute different ones, the client has lost its way and asks for the whole position. */
export const positionHash = (position: PublicPosition | OwnPart): string => hashOf(canonical(position)).slice(-8)

export const wholePosition = (position: PublicPosition, own: OwnPart, viewer: Viewer): SealedPosition =>
  ({ ...position, viewer, own }) as SealedPosition
