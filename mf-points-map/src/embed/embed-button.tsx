import { useOnDemand } from '@ecocircle/app-kit/remote';
import { Button } from '@ecocircle/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import(/* webpackChunkName: "embed-dialog" */ './embed-dialog.tsx');

const EmbedDialog = lazy(loadDialog);

/** Opens the code by which another site shows a page of the map; few want it, so it is loaded then. */
export function EmbedButton({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const dialog = useOnDemand(loadDialog, t('map.notOpened'));
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => dialog.ask(() => setOpen(true))}
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
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
