/** Answers with a JSON document that is deployed with the stack, so that it is never older than the stack. */
export const answerJson = (json: string): string => `function handler() {
  return {
    statusCode: 200,
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-cache' },
      'x-content-type-options': { value: 'nosniff' }
    },
    body: JSON.stringify(${json})
  };
}
`;
