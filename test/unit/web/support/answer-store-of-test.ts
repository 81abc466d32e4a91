interface Answer {
  readonly data: unknown;
  readonly answeredAt: number;
}

/** The cached answers of the device, by user and query. */
export const saved = new Map<string, Answer>();

/** Stands in for the module answer-store.ts. */
export const answerStoreOfTest = {
  readSavedAnswer: async (userId: string, hash: string) => saved.get(`${userId} ${hash}`),
  saveAnswers: async (userId: string, answers: ReadonlyMap<string, Answer>) => {
    for (const [hash, answer] of answers) saved.set(`${userId} ${hash}`, answer);
  },
};
