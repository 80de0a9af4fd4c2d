import { useFileDrop } from '@ecocircle/app-kit/file-drop';
import { useWording } from '@ecocircle/app-kit/wording';
import { OWN_FILE_LIMITS } from '@ecocircle/shared-contracts/point-file';
import { AlertIcon, Banner, Button, RefreshIcon, Spinner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ChangeEvent, useRef } from 'react';
import type { ImportFailure } from '../../point-files/index.ts';
import styles from './choose-file.module.css';
import { $file, fileChosen, type ImportStep, retried } from './model.ts';

/** What a file's name may end in; phones know no type for some of them. */
const ACCEPTED = '.csv,.tsv,.txt,.json,.geojson,text/csv,application/geo+json,application/json';
const MIB = 1024 * 1024;

/** Problems that another file would have to mend. */
const mayBeRetried = ({ problem }: ImportFailure): boolean =>
  ['offline', 'server', 'cancelled', 'too-many-requests', 'version-conflict'].includes(problem);

function Failure({ failure }: { readonly failure: ImportFailure }) {
  const { t, number } = useWording();
  const [file, retry] = useUnit([$file, retried]);
  const values = {
    size: number(OWN_FILE_LIMITS.bytes / MIB),
    rows: number(OWN_FILE_LIMITS.rows),
    columns: failure.columns.join(', '),
  };
  return (
    <div role="alert" className={styles.failure}>
      <Banner
        label={t('pointFiles.failed')}
        tone="danger"
        icon={<AlertIcon />}
        title={t('pointFiles.failedFile', { name: file?.name ?? '' })}
        actions={
          mayBeRetried(failure) && (
            <Button size="sm" variant="secondary" icon={<RefreshIcon size="sm" />} onClick={() => retry()}>
              {t('retry')}
            </Button>
          )
        }
      >
        {t(`pointFiles.fileProblem.${failure.problem}`, values)}
      </Banner>
    </div>
  );
}

interface ChooseFileProps {
  readonly step: Extract<ImportStep, { kind: 'choosing' | 'checking' | 'failed' }>;
}

/** Takes a file by a press or a drop, and checks it at once. */
export function ChooseFile({ step }: ChooseFileProps) {
  const { t, number } = useWording();
  const [file, choose] = useUnit([$file, fileChosen]);
  const input = useRef<HTMLInputElement>(null);
  const take = ([first]: readonly File[]): void => {
    if (first) choose(first);
  };
  const drop = useFileDrop(take);
  const isChecking = step.kind === 'checking';
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    take([...(target.files ?? [])]);
    // The same file may be chosen again, mended.
    target.value = '';
  };
  return (
    <>
      {step.kind === 'failed' && <Failure failure={step.failure} />}
      <section className={styles.drop} aria-labelledby="choose-file" {...drop}>
        <h2 id="choose-file" className={styles.heading}>
          {t('pointFiles.choose.title')}
        </h2>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('pointFiles.choose.name')}
          accept={ACCEPTED}
          onChange={onChange}
        />
        <Button loading={isChecking} onClick={() => input.current?.click()}>
          {t(file ? 'pointFiles.choose.other' : 'pointFiles.choose.name')}
        </Button>
        <p className={styles.note}>
          {t('pointFiles.choose.hint', {
            size: number(OWN_FILE_LIMITS.bytes / MIB),
            rows: number(OWN_FILE_LIMITS.rows),
          })}
        </p>
        <p role="status" className={styles.checking}>
          {isChecking && (
            <>
              <Spinner size="sm" />
              {t('pointFiles.checking', { name: file?.name ?? '' })}
            </>
          )}
        </p>
      </section>
    </>
  );
}
