import type { RegistrationRole } from '@ecocircle/shared-contracts';
import {
  Drawing,
  type DrawingSource,
  emptyMapDrawing,
  eventCoverDrawing,
  handsBagDrawing,
  MailIcon,
  UserIcon,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './registration.module.css';

const DRAWINGS: Readonly<Record<RegistrationRole, DrawingSource>> = {
  user: handsBagDrawing,
  charityEventCreator: eventCoverDrawing('cleanup'),
  recyclingPointCreator: emptyMapDrawing,
};

/** What a role is for, and when it opens. */
export function RoleFacts({ id, role }: { readonly id?: string; readonly role: RegistrationRole }) {
  const { t } = useTranslation();
  return (
    <>
      <Drawing
        of={DRAWINGS[role]}
        loading="eager"
        className={styles.drawing}
        data-scene={role === 'charityEventCreator' || undefined}
      />
      <div id={id} className={styles.facts}>
        <p>{t(`registration.roles.${role}.text`)}</p>
        <p className={styles.opens}>
          {role === 'user' ? <MailIcon size="xsm" /> : <UserIcon size="xsm" />}
          {t(role === 'user' ? 'registration.roles.byLink' : 'registration.roles.byReview')}
        </p>
      </div>
    </>
  );
}
