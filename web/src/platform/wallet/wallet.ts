export { forgetWallet } from './forget-wallet.ts';
export { pictureOf } from './keep-pictures.ts';
export {
  forgetOtherWallets,
  type KeptClaim,
  keepClaim,
  keepClaims,
  keptClaims,
} from './kept-claims.ts';
