interface Situation {
  readonly hasTemporaryPassword: boolean;
  /** Whether the stage requires a second factor of staff. */
  readonly isSecondFactorAsked: boolean;
}

/**
 * Steps of setting up a second factor; the API refuses staff before. Only the button at the end of the set-up tells the
 * API, so earlier sign-ins do not count.
 */
export const secondFactorSteps: readonly string[] = [
  'open the staff page, which leads to the set-up of the second factor, and set up a code app on their phone,',
  'sign in again, by the button that the set-up then shows, with a code of the app.',
];

/** Returns a new staff member's steps before the API accepts their calls, in order. */
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

export function printSteps(email: string, steps: readonly string[]): void {
  console.log(`Next, ${email} must:`);
  for (const [index, text] of steps.entries()) console.log(`  ${index + 1}. ${text}`);
}
