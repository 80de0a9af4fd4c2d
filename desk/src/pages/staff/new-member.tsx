import { useField } from '@ecocircle/app-kit/form';
import { STAFF_ROLES } from '@ecocircle/shared-contracts';
import { Button, Card, NativeSelect, PlusIcon, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskForm, FirstField } from '../../forms/index.ts';
import { $linkToken, memberForm } from './model.ts';
import styles from './staff.module.css';

function Fields() {
  const { t } = useTranslation();
  const { valid: _, ...role } = useField(memberForm, 'role');
  return (
    <>
      <TextField
        {...useField(memberForm, 'name')}
        label={t('staff.name')}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        {...useField(memberForm, 'email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <NativeSelect
        {...role}
        label={t('staff.role')}
        hint={t('staff.roleHint')}
        items={STAFF_ROLES.map((id) => ({ id, title: t(`roles.${id}`) }))}
      />
    </>
  );
}

/** The form that opens an account of staff, behind a button until it is wanted. */
export function NewMember() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const token = useUnit($linkToken);
  useEffect(() => {
    if (token !== null) setOpen(false);
  }, [token]);
  if (!isOpen)
    return (
      <div>
        <Button icon={<PlusIcon size="sm" />} onClick={() => setOpen(true)}>
          {t('staff.add')}
        </Button>
      </div>
    );
  return (
    <FirstField of="new">
      <Card as="section" padding="lg" aria-label={t('staff.add')} className={styles.form}>
        <DeskForm
          form={memberForm}
          saved={memberForm.initial}
          submit={t('staff.submit')}
          refusals={{ 'not-possible': t('staff.taken') }}
        >
          <Fields />
        </DeskForm>
      </Card>
    </FirstField>
  );
}
