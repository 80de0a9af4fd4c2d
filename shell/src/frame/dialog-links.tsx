import { Link } from '@ecocircle/shared-contracts/router';
import { useLoadInSight } from '@ecocircle/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetchForms, useDialogLink } from '../features/dialogs/index.ts';

interface DialogLinksProps {
  readonly className: string | undefined;
  readonly onOpen?: () => void;
}

export function DialogLinks(props: DialogLinksProps) {
  return (
    <>
      <DialogLink {...props} kind="question" />
      <DialogLink {...props} kind="write-to-us" />
    </>
  );
}

function DialogLink({
  kind,
  className,
  onOpen,
}: DialogLinksProps & { readonly kind: 'question' | 'write-to-us' }) {
  const { t } = useTranslation();
  const { onClick, ...link } = useDialogLink(kind);
  const place = useRef<HTMLLIElement>(null);
  useLoadInSight(place, prefetchForms);
  return (
    <li ref={place}>
      <Link
        {...link}
        className={className}
        rel="nofollow"
        onClick={(event) => {
          onOpen?.();
          onClick(event);
        }}
      >
        {t(`dialogs.${kind}.title`)}
      </Link>
    </li>
  );
}
