export { ListPager } from './list-pager.tsx';
