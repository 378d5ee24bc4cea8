import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'
import { useSession } from '../../shared/session/session-store.ts'
import { LanguageContext } from '../../shared/texts/texts.ts'

type ProvidersProps = {
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

export function Providers({ router }: ProvidersProps) {
  return (
    <LanguageContext value={useSession().language}>
      {/* Style elements made at run time are forbidden by the content security policy. */}
      <CSPProvider disableStyleElements>
        <RouterProvider router={router} />
      </CSPProvider>
    </LanguageContext>
  )
}
