import { useServices } from '@ecocircle/app-kit/remote';
import { isCallCancelled } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, DisclosureMenu, DownloadIcon } from '@ecocircle/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CabinetApi } from '../cabinet/index.ts';
import { MenuEntries, menuEntryClass } from '../menu-entries/index.ts';
import { saveFile } from '../save-file/index.ts';
import { fetchExport, fetchTemplate } from './calls.ts';

type FetchFile = (api: CabinetApi) => Promise<File>;

/** Fetches a file and has the browser save it. */
function useDownload(fetchFile: FetchFile) {
  const { t } = useTranslation();
  const { api, notifications } = useServices();
  const [isLoading, setLoading] = useState(false);
  const save = async (): Promise<void> => {
    setLoading(true);
    try {
      const file = await fetchFile(api);
      saveFile(file, file.name);
    } catch (error) {
      if (!isCallCancelled(error))
        notifications.show({ kind: 'error', title: t('pointFiles.download.failed'), timeout: 0 });
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, save };
}

const EXPORTS = {
  csv: (api: CabinetApi) => fetchExport(api, 'csv'),
  geojson: (api: CabinetApi) => fetchExport(api, 'geojson'),
} as const;

function Download({ label, fetchFile }: { readonly label: string; readonly fetchFile: FetchFile }) {
  const { isLoading, save } = useDownload(fetchFile);
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon size="sm" />}
      loading={isLoading}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

/** Saves a table to begin with, and all own points as a table. */
export function FileButtons() {
  const { t } = useTranslation();
  return (
    <>
      <Download label={t('pointFiles.template')} fetchFile={fetchTemplate} />
      <Download label={t('pointFiles.export.csv')} fetchFile={EXPORTS.csv} />
    </>
  );
}

/** What own points come in and go out by, in a menu. */
export function FileMenu() {
  const { t } = useTranslation();
  const [presses, setPresses] = useState(0);
  const [csv, geojson] = [useDownload(EXPORTS.csv), useDownload(EXPORTS.geojson)];
  const press = (save: () => Promise<void>) => () => {
    setPresses(presses + 1);
    void save();
  };
  return (
    <DisclosureMenu button={t('pointFiles.menu')} align="end" closeOn={presses}>
      <MenuEntries>
        <li>
          <Link to="/profile/recycling-points/import" className={menuEntryClass}>
            {t('pointFiles.title')}
          </Link>
        </li>
        <li>
          <button type="button" className={menuEntryClass} onClick={press(csv.save)}>
            {t('pointFiles.export.csv')}
          </button>
        </li>
        <li>
          <button type="button" className={menuEntryClass} onClick={press(geojson.save)}>
            {t('pointFiles.export.geojson')}
          </button>
        </li>
      </MenuEntries>
    </DisclosureMenu>
  );
}
