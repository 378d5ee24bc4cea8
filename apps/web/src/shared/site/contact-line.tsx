import { Link } from 'react-router'
import { contactHref } from './contact-href.ts'
import { contactTexts } from './contact.texts.ts'
import { useReadPublicSettingQuery } from './public-setting.api.ts'

type ContactLineProps = { readonly className?: string | undefined }

/** How the site's owner is reached, wherever a page says that they can be. */
export function ContactLine({ className }: ContactLineProps) {
  const texts = contactTexts
  const { data } = useReadPublicSettingQuery()
  if (data === undefined) return null
  const { contact } = data
  const href = contactHref(contact)
  return (
    <p className={className}>
      {contact === '' ? (
        <Link to="/contact">{texts.page}</Link>
      ) : (
        <>
          {texts.label} {href === null ? <b>{contact}</b> : <a href={href}>{contact}</a>}
        </>
      )}
    </p>
  )
}
