import { SpamTrap } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { CompanyFields } from './company-fields.tsx';
import { $told, submitted } from './model.ts';
import { PasswordFields } from './password-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import styles from './registration.module.css';
import { RegistrationSummary } from './registration-summary.tsx';
import { RoleCards } from './role-cards.tsx';
import { useRegistration } from './use-registration.ts';

/** The registration: its roles, and the fields that they ask for. */
export function FieldsForm({ id }: { readonly id: string }) {
  const { locale } = usePortal();
  const fields = useRegistration();
  const [told, submit] = useUnit([$told, submitted]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (told.count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [told]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get(SpamTrap.fieldName);
    submit({ locale, website: String(website ?? '') });
  };
  const asks = (part: (typeof fields.parts)[number]) => fields.parts.includes(part) && !fields.isSent(part);
  return (
    <form ref={form} id={id} className={styles.form} method="post" noValidate onSubmit={send}>
      <SpamTrap />
      <RegistrationSummary {...fields} />
      <RoleCards {...fields} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonFields {...fields} />
          {asks('account') && asks('company') && <PasswordFields {...fields} />}
        </div>
        {asks('account') && !asks('company') && <PasswordFields {...fields} />}
        {asks('company') && <CompanyFields {...fields} />}
      </div>
    </form>
  );
}
