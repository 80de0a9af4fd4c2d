import { Link } from '@ecocircle/shared-contracts/router';
import { ChevronUpIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './back-to-contents.module.css';

/** The anchor of the table of contents above the text. */
export const CONTENTS_ANCHOR = 'contents';

/** Without scripts it leads there all the same, and the contents are opened by hand. */
function unfoldContents(): void {
  const contents = document.getElementById(CONTENTS_ANCHOR);
  if (contents instanceof HTMLDetailsElement) contents.open = true;
}

/** In sight while the manual is read: the way back to the contents, where they do not stand beside the text. */
export function BackToContents() {
  const { t } = useTranslation();
  return (
    <p className={`${styles.back} no-print`}>
      <Link to={`#${CONTENTS_ANCHOR}`} className={styles.link} onClick={unfoldContents}>
        <ChevronUpIcon size="sm" />
        {t('manual.backToContents')}
      </Link>
    </p>
  );
}
