type Body = Record<string, unknown>;

interface Redemption {
  readonly id: string;
  readonly nonce: string;
  readonly code: string;
  status: 'done' | 'reversed';
}

interface Claim {
  isCancelled: boolean;
  readonly redemptions: Redemption[];
}

interface Answer {
  readonly status: number;
  readonly body: Body;
}

const refused = (status: number, code: string): Answer => ({ status, body: { code } });

/** The server's rules about uses and undos (lambdas/claims/redemptions), in memory. */
export class ModelServer {
  readonly claims = new Map<string, Claim>();
  /** Nonces in the order of their first decision. */
  readonly decided: string[] = [];
  readonly #bodies = new Map<string, string>();
  #count = 0;

  constructor(codes: readonly string[]) {
    for (const code of codes) this.claims.set(code, { isCancelled: false, redemptions: [] });
  }

  get redemptions(): Redemption[] {
    return [...this.claims.values()].flatMap(({ redemptions }) => redemptions);
  }

  ofNonce(nonce: string): readonly Redemption[] {
    return this.redemptions.filter((one) => one.nonce === nonce);
  }

  handle(url: string, key: string, body: Body): Answer {
    const text = JSON.stringify([url, body]);
    if ((this.#bodies.get(key) ?? text) !== text) return refused(409, 'IDEMPOTENCY_KEY_REUSED');
    this.#bodies.set(key, text);
    const [, id] = /redemptions\/(.*)\/rollback$/.exec(url) ?? [];
    return id === undefined ? this.redeem(body) : this.rollBack(id);
  }

  redeem({ code, nonce }: Body): Answer {
    if (!this.decided.includes(String(nonce))) this.decided.push(String(nonce));
    const claim = this.claims.get(String(code));
    if (!claim) return refused(404, 'CLAIM_NOT_FOUND');
    const same = claim.redemptions.find((one) => one.nonce === nonce);
    if (same) return { status: 200, body: { ...same, title: 'Pão', offerPrice: 1 } };
    if (claim.isCancelled) return refused(409, 'CLAIM_CANCELLED');
    if (claim.redemptions.some(({ status }) => status === 'done')) {
      return refused(409, 'REDEEMED_ELSEWHERE');
    }
    this.#count += 1;
    const made: Redemption = {
      id: `red_${this.#count}`,
      nonce: String(nonce),
      code: String(code),
      status: 'done',
    };
    claim.redemptions.push(made);
    return { status: 201, body: { ...made, title: 'Pão', offerPrice: 1 } };
  }

  rollBack(id: string): Answer {
    const found = this.redemptions.find((one) => one.id === id);
    if (!found) return refused(404, 'REDEMPTION_NOT_FOUND');
    if (found.status === 'reversed') return refused(409, 'INVALID_TRANSITION');
    found.status = 'reversed';
    return { status: 200, body: { ...found, title: 'Pão', offerPrice: 1 } };
  }
}
