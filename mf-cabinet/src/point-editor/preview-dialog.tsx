import { formatMoney } from '@ecocircle/app-kit/wording';
import { currencyOf } from '@ecocircle/shared-contracts';
import { Dialog, Image } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dictionaries } from './dictionaries.ts';
import type { EditorValues } from './editor-values.ts';
import { $opening, editor } from './model.ts';
import styles from './preview-dialog.module.css';
import { readPrice } from './price.ts';
import { useCountry } from './use-country.ts';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <section className={styles.part}>
    <h3 className={styles.partTitle}>{title}</h3>
    {children}
  </section>
);

interface RatesProps extends Pick<EditorValues, 'smrs'> {
  readonly dictionaries: Dictionaries;
}

function Rates({ smrs, dictionaries: { materials, units } }: RatesProps) {
  const { t } = useTranslation();
  const locale = useUnit($opening)?.locale ?? 'en-US';
  const currency = currencyOf(useCountry());
  const priceWords = (typed: string, uom: string): string => {
    const price = readPrice(typed, locale);
    if (price === null || Number.isNaN(price)) return '';
    if (price === 0) return t('editor.previewOf.free');
    const unit = units.find(({ id }) => id === uom)?.title ?? '';
    return [formatMoney(price, currency, locale), unit].filter(Boolean).join(' / ');
  };
  return (
    <table className={styles.rates}>
      <tbody>
        {smrs.map(({ typeId, price, uom }, index) => (
          <tr key={index}>
            <th scope="row">{materials.find(({ id }) => id === typeId)?.title ?? '–'}</th>
            <td>{priceWords(price, uom)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ values, icons }: { readonly values: EditorValues } & Pick<Dictionaries, 'icons'>) {
  const { t } = useTranslation();
  const icon = icons.find(({ id }) => id === values.iconId);
  const [photo] = values.photos;
  return (
    <>
      {photo && <Image src={photo.url} alt="" ratio="3/2" className={styles.photo} />}
      <div className={styles.head}>
        {icon && <img src={icon.url} alt="" width={40} height={40} />}
        <div>
          <p className={styles.name}>{values.name || t('points.unnamed')}</p>
          <p>{values.address || t('points.noAddress')}</p>
        </div>
      </div>
    </>
  );
}

function Card({ dictionaries }: { readonly dictionaries: Dictionaries }) {
  const { t } = useTranslation();
  const values = useUnit(editor.$values);
  const { name, phone, email } = values.supervisorContacts;
  return (
    <article className={styles.card}>
      <Head values={values} icons={dictionaries.icons} />
      {values.smrs.length > 0 && (
        <Part title={t('editor.rates.title')}>
          <Rates smrs={values.smrs} dictionaries={dictionaries} />
        </Part>
      )}
      {values.collectionRules && (
        <Part title={t('editor.field.collectionRules')}>
          <p className={styles.text}>{values.collectionRules}</p>
        </Part>
      )}
      {values.comment && (
        <Part title={t('editor.field.comment')}>
          <p className={styles.text}>{values.comment}</p>
        </Part>
      )}
      {(name || phone || email) && (
        <Part title={t('editor.contacts.title')}>
          <p className={styles.text}>{[name, phone, email].filter(Boolean).join('\n')}</p>
        </Part>
      )}
    </article>
  );
}

interface PreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly dictionaries: Dictionaries;
}

/** What visitors will see of the point, in the order of its public card. */
export function PreviewDialog({ open, onClose, dictionaries }: PreviewDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('editor.previewOf.title')}
      closeLabel={t('editor.previewOf.close')}
      width="sm"
    >
      <Card dictionaries={dictionaries} />
    </Dialog>
  );
}
