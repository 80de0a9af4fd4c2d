export {
  $hasJustSignedIn,
  $mayOperate,
  $session,
  begunAgain,
  type DeskSession,
  deskOpened,
  logoutWanted,
  type Me,
  passwordGiven,
  readMe,
  signedIn,
} from './model.ts';
