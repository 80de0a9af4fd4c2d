import { useField } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { ENTRY_LIMITS } from '@ecocircle/shared-contracts';
import { AlertCircleIcon, Button } from '@ecocircle/ui-kit';
import { type ChangeEvent, useId, useRef } from 'react';
import styles from './dictionaries.module.css';
import { entryForm } from './entry-form-model.ts';
import type { Entry } from './model.ts';

/** A picture of a drawing does nothing but show it. */
const pictureOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture of an icon: that of its family, or a drawing that somebody chose. */
export function DrawingField({ shown }: { readonly shown: Entry | null }) {
  const { t, number } = useWording();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, onValueChange, error } = useField(entryForm, 'drawing');
  const { value: drops, onValueChange: setDrops } = useField(entryForm, 'dropsDrawing');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    // More than this is no icon, and too long to be refused by what it says.
    onValueChange(await file.slice(0, ENTRY_LIMITS.drawing * 4).text());
    setDrops(false);
    target.value = '';
  };
  const url = value !== '' ? pictureOf(value) : drops ? null : (shown?.url ?? null);
  return (
    <div className={styles.drawing}>
      {url && <img src={url} alt={t('dictionaries.preview')} width={64} height={64} />}
      <div>
        <p className={styles.label}>{t('dictionaries.drawing')}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('dictionaries.chooseDrawing')}
          accept=".svg,image/svg+xml"
          onChange={(event) => void choose(event)}
        />
        <Button variant="secondary" aria-describedby={hint} onClick={() => input.current?.click()}>
          {t('dictionaries.chooseDrawing')}
        </Button>
        <div id={hint} className={styles.hint}>
          {error === null ? (
            <p>{t('dictionaries.drawingHint', { limit: number(ENTRY_LIMITS.drawing) })}</p>
          ) : (
            <p role="alert" className={styles.error}>
              <AlertCircleIcon size="sm" />
              <span>{error}</span>
            </p>
          )}
        </div>
        {(value !== '' || (shown?.hasDrawing && !drops)) && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onValueChange('');
              setDrops(shown?.hasDrawing ?? false);
            }}
          >
            {t('dictionaries.dropDrawing')}
          </Button>
        )}
      </div>
    </div>
  );
}
