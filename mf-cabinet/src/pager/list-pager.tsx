import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { Pager, type PagerProps } from '@ecocircle/ui-kit';

/** Where a list stands, counted from 1, and the address of each of its pages. */
export interface ListPagerProps extends Pick<PagerProps, 'page' | 'last'> {
  readonly pathOf: (page: number) => string;
}

/** The links to the other pages of a list. */
export function ListPager({ page, last, pathOf }: ListPagerProps) {
  const { t, number } = useWording();
  const texts = {
    label: t('pager.label'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    place: t('pager.place', { page: number(page), last: number(last) }),
  };
  return <Pager page={page} last={last} texts={texts} linkTo={(other) => <Link to={pathOf(other)} />} />;
}
