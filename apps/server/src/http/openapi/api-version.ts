/** Raised by hand when an endpoint changes in a way a client must know about. */
export const MANUAL_VERSION = '1.1.0'
