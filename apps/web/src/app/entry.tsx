import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connectHttp } from '../shared/http/http-effects.ts'
import { connectSavedData } from '../shared/saved-data/storage-status.ts'
import { startColorMode } from '../shared/session/color-mode.ts'
import { roleApi } from '../shared/session/role-api.ts'
import { onSessionChange } from '../shared/session/session-sync.ts'
import { showErrorToast, showLongToast } from '../shared/toast/toast.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'
import { createAppStore } from './store.ts'

/** Starts the app inside `root`. */
export function startApp(root: HTMLElement): void {
  startColorMode()
  const store = createAppStore()
  const router = createAppRouter(store)
  connectHttp({
    currentPath: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    navigate: (path, options) => void router.navigate(path, options),
    showError: showErrorToast,
  })
  connectSavedData((text) => showLongToast(text, 'warning'))
  const askRoles = () =>
    void store.dispatch(roleApi.endpoints.roles.initiate(undefined, { forceRefetch: true }))
  askRoles()
  onSessionChange(askRoles)
  createRoot(root).render(
    <StrictMode>
      <Providers store={store} router={router} />
    </StrictMode>,
  )
}
