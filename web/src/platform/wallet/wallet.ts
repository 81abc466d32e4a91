export { forgetWallet } from './forget-wallet.ts';
export {
  forgetOtherWallets,
  type KeptClaim,
  keepClaim,
  keepClaims,
  keptClaims,
} from './kept-claims.ts';
