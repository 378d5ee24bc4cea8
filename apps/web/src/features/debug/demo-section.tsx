import { type ReactNode, useId } from 'react'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'

export function DemoSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  )
}
