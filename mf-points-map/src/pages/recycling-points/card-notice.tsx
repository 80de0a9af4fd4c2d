import { Banner, type BannerProps } from '@ecocircle/ui-kit';
import styles from './card-notice.module.css';

/** Props of {@link CardNotice}. */
export type CardNoticeProps = Pick<BannerProps, 'tone' | 'actions' | 'children'> & { readonly title: string };

/** What stands where the card of the address would. */
export function CardNotice({ title, ...banner }: CardNoticeProps) {
  return (
    <div className={styles.notice}>
      <Banner label={title} title={title} {...banner} />
    </div>
  );
}
