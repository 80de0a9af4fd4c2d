import { useTranslation } from 'react-i18next';
import { EventEditor } from '../../event-editor/index.ts';
import { NavigatedPage } from '../../navigation/index.ts';
import styles from './create-charity-event-page.module.css';

/** A new charity event. */
export function CreateCharityEventPage() {
  const { t } = useTranslation();
  return (
    <NavigatedPage>
      <header className={styles.header}>
        <h1>{t('eventEditor.newTitle')}</h1>
        <p className={styles.lead}>{t('eventEditor.newLead')}</p>
      </header>
      <EventEditor event={null} />
    </NavigatedPage>
  );
}
