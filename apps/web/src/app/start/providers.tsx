import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'

type ProvidersProps = {
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

export function Providers({ router }: ProvidersProps) {
  return (
    // Style elements made at run time are forbidden by the content security policy.
    <CSPProvider disableStyleElements>
      <RouterProvider router={router} />
    </CSPProvider>
  )
}
