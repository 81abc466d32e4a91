interface Situation {
  readonly hasTemporaryPassword: boolean;
  /** Whether the stage asks staff for a second factor. */
  readonly isSecondFactorAsked: boolean;
}

/**
 * What the API refuses staff until they have set up a second factor and signed in with it. The button at the end of the
 * set-up makes the call by which the API learns of the factor; sign-ins before it do not count.
 */
export const secondFactorSteps: readonly string[] = [
  'open the staff page, which leads to the set-up of the second factor, and set up a code app on their phone,',
  'sign in again, by the button that the set-up then shows, with a code of the app.',
];

/** What a new staff member must do before the API lets them work, in order. */
export function firstStepsOfStaff(situation: Situation): readonly string[] {
  return [
    ...(situation.hasTemporaryPassword
      ? [
          'sign in within 7 days with the temporary password that was mailed to them,',
          'choose a password of their own,',
        ]
      : ['sign out and sign in again, since their tokens do not name the group of staff yet,']),
    ...(situation.isSecondFactorAsked ? secondFactorSteps : ['open the staff page.']),
  ];
}

/** Prints steps as a numbered list. */
export function printSteps(email: string, steps: readonly string[]): void {
  console.log(`Next, ${email} must:`);
  for (const [index, text] of steps.entries()) console.log(`  ${index + 1}. ${text}`);
}
