import { Link } from '@ecocircle/shared-contracts/router';
import { isPlainPress } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $place, cityChoiceOpened } from '../../platform/location/model.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { useCityPagePath } from './city-page-path.ts';
import { prefetchCityDialog } from './load-city-dialog.ts';

interface CityLinkProps {
  readonly className?: string | undefined;
  readonly children: (name: string) => ReactNode;
  readonly onOpen?: () => void;
}

/** The visitor's city: opens the choice of another one; in a new tab, and without scripts, a page does. */
export function CityLink({ className, children, onOpen }: CityLinkProps) {
  const { t } = useTranslation();
  const { city } = usePortal();
  const [place, open] = useUnit([$place, cityChoiceOpened]);
  const { name } = place?.city ?? city;
  const path = useCityPagePath();
  return (
    <Link
      to={path}
      className={className}
      rel="nofollow"
      aria-label={t('header.city', { city: name })}
      onPointerEnter={prefetchCityDialog}
      onFocus={prefetchCityDialog}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onOpen?.();
        open();
      }}
    >
      {children(name)}
    </Link>
  );
}
