import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ComponentProps } from 'react'
import { Provider, useSelector } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { selectLanguage } from '../shared/session/session-slice.ts'
import { LanguageContext } from '../shared/texts/texts.ts'
import type { AppStore } from './store.ts'

interface ProvidersProps {
  readonly store: AppStore
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

export function Providers({ store, router }: ProvidersProps) {
  return (
    <Provider store={store}>
      {/* Style elements made at run time are forbidden by the content security policy. */}
      <CSPProvider disableStyleElements>
        <Localized router={router} />
      </CSPProvider>
    </Provider>
  )
}

function Localized({ router }: Pick<ProvidersProps, 'router'>) {
  return (
    <LanguageContext value={useSelector(selectLanguage)}>
      <RouterProvider router={router} />
    </LanguageContext>
  )
}
