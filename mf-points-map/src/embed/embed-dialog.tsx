import { useServices } from '@ecocircle/app-kit/remote';
import { EDITIONS, LOCALE_INFO, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { Dialog, NativeSelect, TextArea } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $view } from '../points-browser/index.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './embed.module.css';
import { EMBED_SIZES, type EmbedSize, embedCode, embedSearch } from './embed-code.ts';

const SIZES = Object.keys(EMBED_SIZES) as EmbedSize[];

interface EmbedDialogProps {
  /** Of the page, without the language and what is asked for. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The code by which another site shows the map: its size and language are chosen here. */
export default function EmbedDialog({ path, onClose }: EmbedDialogProps) {
  const { t } = useTranslation();
  const { locale: own, edition } = useServices().locale;
  const [size, setSize] = useState<EmbedSize>('medium');
  const [locale, setLocale] = useState<Locale>(own);
  const { search } = useLocation();
  const view = useUnit($view);
  const page = localeBasename(locale, edition) + path + embedSearch(new URLSearchParams(search), view);
  const address = new URL(page, location.origin);
  const code = embedCode(address, size, t('embed.frameTitle'));
  return (
    <Dialog open onClose={onClose} title={t('embed.title')} closeLabel={t('embed.close')}>
      <div className={styles.embed}>
        <p>{t('embed.text')}</p>
        <NativeSelect
          label={t('embed.size')}
          items={SIZES.map((id) => ({ id, title: t(`embed.sizes.${id}`) }))}
          value={size}
          onValueChange={(id) => setSize(id as EmbedSize)}
        />
        <NativeSelect
          label={t('embed.language')}
          items={EDITIONS[edition].locales.map((id) => ({ id, title: LOCALE_INFO[id].name }))}
          value={locale}
          onValueChange={(id) => setLocale(id as Locale)}
        />
        <TextArea label={t('embed.code')} value={code} onValueChange={() => {}} readOnly spellCheck={false} />
        <CopyButton text={code}>{t('embed.copy')}</CopyButton>
      </div>
    </Dialog>
  );
}
