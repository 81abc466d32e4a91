import {
  chooseToLeave,
  chooseToStay,
  guardPage,
  isLeaveGuarded,
  leaveAfterAsking,
  leavingStore,
  restoreLeaveGuard,
} from '#web/platform/navigation/leave-question.ts';

describe('leaving a page whose form has changes', () => {
  let unguard: () => void;
  const logout = jest.fn();
  beforeEach(() => {
    logout.mockReset();
    unguard = guardPage();
    leaveAfterAsking(logout, { keepsDrafts: false });
  });
  afterEach(() => unguard());

  it('asks first, and staying does nothing', () => {
    expect(leavingStore.getState().question).toMatchObject({ keepsDrafts: false });
    chooseToStay();
    expect(leavingStore.getState().question).toBeUndefined();
    expect(logout).not.toHaveBeenCalled();
    expect(isLeaveGuarded()).toBe(true);
  });

  it('asks no more once the user has agreed', () => {
    chooseToLeave();
    expect(logout).toHaveBeenCalledTimes(1);
    const next = jest.fn();
    leaveAfterAsking(next);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure, such as of the logout', () => {
    logout.mockImplementation(restoreLeaveGuard);
    chooseToLeave();
    expect(isLeaveGuarded()).toBe(true);
    const next = jest.fn();
    leaveAfterAsking(next);
    expect(next).not.toHaveBeenCalled();
    expect(leavingStore.getState().question).toMatchObject({ keepsDrafts: true });
  });

  it('asks nothing if no form has changes', () => {
    unguard();
    expect(leavingStore.getState().question).toBeUndefined();
    leaveAfterAsking(logout);
    expect(logout).toHaveBeenCalledTimes(1);
    unguard = guardPage();
  });
});
