import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { type FailureFacts, failureFacts } from '../http/http-failure.ts'
import { type HttpRequest, requestJson, urlOf } from '../http/request.ts'

/** What an endpoint asks for; a plain path is a GET. */
export type ApiRequest = string | Omit<HttpRequest, 'signal'>

/** How the data cache of a page that is being drawn reaches the server: an address of the API, and what a visitor is answered. */
export type Drawing = {
  readonly ask: (
    address: string,
  ) => Promise<{ readonly data: unknown } | { readonly error: FailureFacts }>
}

type ApiExtra = {
  /** Refetches behind the viewer's back do not cover the screen. */
  readonly background?: boolean
}

/** Every endpoint goes through the one HTTP client; failures come back as plain facts. */
export const baseQuery: BaseQueryFn<
  ApiRequest,
  unknown,
  FailureFacts,
  ApiExtra | undefined
> = async (args, { signal, forced, type, extra: drawing }, extra) => {
  const request = typeof args === 'string' ? { path: args } : args
  // The store gives it where a page is drawn (`createDrawingCache`).
  if (drawing !== undefined) return (drawing as Drawing).ask(urlOf(request.path, request.query))
  const isRefetch = type === 'query' && forced === true
  const background = request.background ?? extra?.background ?? isRefetch
  try {
    return { data: await requestJson({ ...request, signal, background }) }
  } catch (error) {
    return { error: failureFacts(error) ?? ABORTED }
  }
}

const ABORTED: FailureFacts = { toast: false, status: null, statusText: 'aborted', content: null }
