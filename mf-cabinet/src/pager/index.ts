export { ListPager } from './list-pager.tsx';
export { pageNumber } from './page-number.ts';
