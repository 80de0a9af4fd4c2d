import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $isCityChoiceOpen, cityChoiceClosed } from '../../platform/location/model.ts';
import { useLeftPage } from '../../platform/routing/use-left-page.ts';
import { useCityPagePath } from './city-page-path.ts';
import { loadCityDialog } from './load-city-dialog.ts';

/** The dialog in which a city is chosen, loaded when it first opens; where it cannot be, the page of the cities is opened. */
export function CityChoiceDialog() {
  const [isOpen, close] = useUnit([$isCityChoiceOpen, cityChoiceClosed]);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  const navigate = useNavigate();
  const path = useCityPagePath();
  useLeftPage(close);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadCityDialog().then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => {
        close();
        void navigate(path);
      },
    );
  }, [isOpen, Dialog, close, navigate, path]);
  return Dialog && <Dialog />;
}
