export {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  merge,
  sample,
  scopeBind,
  split,
} from 'effector/effector.mjs';
