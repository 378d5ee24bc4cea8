import { ROLES, STORED_ROLE_CODES } from '@gyeol/contract'
import { CheckIcon } from '../../../shared/icons/icons.ts'
import { Table } from '../../../shared/ui/display/table.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from './role-matrix.module.css'
import { roleMatrixTexts } from './role-matrix.texts.ts'
import { roleMatrix } from './role-matrix.ts'

/** Which role may do what, all on one sheet. */
export function RoleMatrixDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = roleMatrixTexts
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      description={texts.line}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Table caption={texts.title} density="compact" stickyFirst className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.permission}</th>
            {STORED_ROLE_CODES.map((code) => (
              <th key={code} scope="col" className={styles.cell}>
                {texts.role(ROLES[code].name, ROLES[code].level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roleMatrix().map(({ permission, words, roles }) => (
            <tr key={permission}>
              <th scope="row" className={styles.words}>
                {words}
              </th>
              {STORED_ROLE_CODES.map((code) => (
                <td key={code} className={styles.cell}>
                  {roles.includes(code) ? (
                    <>
                      <CheckIcon className={styles.may} aria-hidden="true" />
                      <VisuallyHidden>{texts.may}</VisuallyHidden>
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{texts.mayNot}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  )
}
