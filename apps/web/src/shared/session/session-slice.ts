import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_LANGUAGE, type Language } from '../texts/texts.ts'
import { permits, type Role } from './role.ts'
import { roleApi } from './role-api.ts'

export interface SessionState {
  readonly roles: readonly Role[]
  readonly language: Language
}

/** The part of the whole state that screens may read from here. */
export interface WithSession {
  readonly session: SessionState
}

const initialState: SessionState = { roles: [], language: DEFAULT_LANGUAGE }

/** Shared application state of the specification §3: roles are replaced wholesale by the server's. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    languageChosen: (state, action: PayloadAction<Language>) => ({
      ...state,
      language: action.payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(roleApi.endpoints.roles.matchFulfilled, (state, action) => ({
      ...state,
      roles: action.payload,
    }))
  },
})

export const { languageChosen } = sessionSlice.actions

export const selectRoles = (state: WithSession) => state.session.roles
export const selectLanguage = (state: WithSession) => state.session.language
export const selectIsMember = (state: WithSession) => state.session.roles.length > 0
export const selectPermits = (permission: string) => (state: WithSession) =>
  permits(state.session.roles, permission)
