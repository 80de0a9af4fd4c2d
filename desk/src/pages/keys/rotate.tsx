import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Actions, ConfirmDialog } from '../../acts/index.ts';
import { rotation } from './model.ts';

/** How a new key is made; also the ends of the calls. */
type Rotation = 'rotate' | 'rotate-and-end-sessions';

/** A new key, with the sessions of the old one or without them. */
export function Rotate() {
  const { t } = useWording();
  const [rotate, isPending] = useUnit([rotation.wanted, rotation.$pending]);
  const [asked, setAsked] = useState<Rotation | null>(null);
  return (
    <>
      <Actions>
        <Button loading={isPending} onClick={() => setAsked('rotate')}>
          {t('keys.acts.rotate')}
        </Button>
        <Button variant="danger" disabled={isPending} onClick={() => setAsked('rotate-and-end-sessions')}>
          {t('keys.acts.rotate-and-end-sessions')}
        </Button>
      </Actions>
      {asked && (
        <ConfirmDialog
          title={t(`keys.acts.${asked}`)}
          text={t(`keys.texts.${asked}`)}
          submit={t(`keys.acts.${asked}`)}
          isFinal={asked === 'rotate-and-end-sessions'}
          onClose={() => setAsked(null)}
          onConfirmed={() => {
            setAsked(null);
            rotate({ path: `/keys/${asked}/`, body: {} });
          }}
        />
      )}
    </>
  );
}
