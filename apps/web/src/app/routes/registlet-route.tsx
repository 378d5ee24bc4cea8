import { RegistletScreen } from '../../features/registlet/registlet-screen.tsx'
import { latePart } from '../../shared/loading/late-part.tsx'

/** What the viewer's characters are made of comes after the page itself. */
const RegistletBuilds = latePart(
  async () => (await import('../../features/character/registlet-builds.tsx')).RegistletBuilds,
  { isExtra: true },
)

/** A registlet, with the viewer's characters that use it. Features do not know one another; the route brings them together. */
export function RegistletRoute() {
  return <RegistletScreen renderBuilds={(id) => <RegistletBuilds id={id} />} />
}
