// A sealed position in two parts: one that all viewers share, and one for the seat alone.
import { canonical, hashOf, type OwnPart, type PublicPart } from '@overlair/rules/kernel'

/** A short hash. If client and server compute different ones, the client has lost its way and asks for the whole position. */
export const positionHash = (part: PublicPart | OwnPart): string => hashOf(canonical(part)).slice(-8)
