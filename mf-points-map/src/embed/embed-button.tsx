import { Button } from '@ecocircle/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import(/* webpackChunkName: "embed-dialog" */ './embed-dialog.tsx');

const EmbedDialog = lazy(loadDialog);

/** Opens the code by which another site shows a page of the map; few want it, so it is loaded then. */
export function EmbedButton({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        {t('embed.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <EmbedDialog path={path} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
