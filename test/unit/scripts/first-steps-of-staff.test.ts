import { firstStepsOfStaff } from '#scripts/identity/first-steps-of-staff.ts';

const stepsOf = (hasTemporaryPassword: boolean, isSecondFactorAsked: boolean) =>
  firstStepsOfStaff({ hasTemporaryPassword, isSecondFactorAsked }).join(' ');

describe('the first steps of staff', () => {
  it('begin with the temporary password of a new account, and with a new token otherwise', () => {
    expect(stepsOf(true, true)).toMatch(/^sign in within 7 days with the temporary password/);
    expect(stepsOf(false, true)).toMatch(/^sign out and sign in again, /);
  });

  it('include the second factor and another sign-in with the button of the setup, if the stage requires it', () => {
    const end = /second factor.*sign in again, by the button.* with a code of the app\.$/;
    expect(stepsOf(true, true)).toMatch(end);
    expect(stepsOf(false, true)).toMatch(end);
    expect(stepsOf(true, false)).not.toContain('second factor');
  });
});
