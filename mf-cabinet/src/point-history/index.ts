export { History } from './history.tsx';
export { history } from './model.ts';
