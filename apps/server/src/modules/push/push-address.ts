/** Where a browser's messages go, and how they are locked for it. */
export type PushAddress = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The site's key pair for push services, in base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }
