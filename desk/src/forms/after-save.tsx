import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { Told } from '../acts/index.ts';
import styles from './desk-form.module.css';

interface AfterSaveProps {
  readonly isSaved: boolean;
  /** What is announced then. */
  readonly saved: string;
  /** Somebody else has saved meanwhile: what they saved can be loaded. */
  readonly hasChanged: boolean;
  readonly onLoadAgain: () => void;
}

/** Below the button of what is edited in place: that it is saved, or the way on where it was not. */
export function AfterSave({ isSaved, saved, hasChanged, onLoadAgain }: AfterSaveProps) {
  const { t } = useWording();
  return (
    <>
      {isSaved && (
        <Told of="saved">
          <p className={styles.saved}>{saved}</p>
        </Told>
      )}
      {hasChanged && (
        <Button variant="secondary" onClick={onLoadAgain}>
          {t('dictionaries.loadAgain')}
        </Button>
      )}
    </>
  );
}
