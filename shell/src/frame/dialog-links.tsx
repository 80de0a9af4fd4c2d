import { useLoadInSight } from '@ecocircle/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogLink, prefetchForms } from '../features/dialogs/index.ts';

interface DialogLinksProps {
  readonly className: string | undefined;
  readonly onOpen?: () => void;
}

export const DialogLinks = (props: DialogLinksProps) => (
  <>
    <Item {...props} kind="question" />
    <Item {...props} kind="write-to-us" />
  </>
);

function Item(props: DialogLinksProps & { readonly kind: 'question' | 'write-to-us' }) {
  const { kind, className, onOpen } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLLIElement>(null);
  useLoadInSight(place, prefetchForms);
  return (
    <li ref={place}>
      <DialogLink kind={kind} className={className} onClick={() => onOpen?.()}>
        {t(`dialogs.${kind}.title`)}
      </DialogLink>
    </li>
  );
}
