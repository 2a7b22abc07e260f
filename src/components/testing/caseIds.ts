/** The behaviour cases of the primitives, by group; a test that checks one begins its name with the id. Gaps in the numbers are no errors. */
export const caseIds = {
  /** Pull-to-refresh. */
  PR: [
    'PR-01', 'PR-02', 'PR-03', 'PR-05', 'PR-06', 'PR-07', 'PR-08', 'PR-10', 'PR-11', 'PR-12', 'PR-14',
    'PR-16', 'PR-18', 'PR-20', 'PR-21', 'PR-24', 'PR-26', 'PR-27', 'PR-28', 'PR-30', 'PR-32', 'PR-33',
  ],
  /** Infinite virtual list. */
  LI: [
    'LI-01', 'LI-02', 'LI-03', 'LI-04', 'LI-05', 'LI-06', 'LI-08', 'LI-10', 'LI-11', 'LI-14', 'LI-15',
    'LI-16', 'LI-19', 'LI-20', 'LI-24', 'LI-26', 'LI-28', 'LI-29', 'LI-31', 'LI-33', 'LI-34', 'LI-35',
    'LI-36',
  ],
  /** Swipe carousel. */
  SW: [
    'SW-01', 'SW-02', 'SW-03', 'SW-04', 'SW-05', 'SW-07', 'SW-08', 'SW-09', 'SW-10', 'SW-12', 'SW-13',
    'SW-15', 'SW-16', 'SW-18', 'SW-19', 'SW-20', 'SW-22', 'SW-24', 'SW-27', 'SW-28', 'SW-30', 'SW-32',
    'SW-34', 'SW-36', 'SW-37', 'SW-38', 'SW-40', 'SW-41', 'SW-43',
  ],
  /** Tabs. */
  TB: [
    'TB-01', 'TB-02', 'TB-03', 'TB-04', 'TB-06', 'TB-07', 'TB-08', 'TB-09', 'TB-11', 'TB-13', 'TB-15',
    'TB-16', 'TB-17', 'TB-18', 'TB-19', 'TB-21', 'TB-22', 'TB-23', 'TB-25', 'TB-26', 'TB-29', 'TB-31',
    'TB-33', 'TB-35', 'TB-36', 'TB-38', 'TB-40', 'TB-42',
  ],
  /** Toasts. */
  TO: [
    'TO-01', 'TO-02', 'TO-03', 'TO-04', 'TO-05', 'TO-07', 'TO-08', 'TO-09', 'TO-10', 'TO-12', 'TO-14',
    'TO-15', 'TO-17', 'TO-19', 'TO-20', 'TO-22', 'TO-23', 'TO-27', 'TO-28', 'TO-30', 'TO-31', 'TO-32',
    'TO-33', 'TO-34',
  ],
  /** Dialogs, overlay, bulletin, purchase. */
  DG: [
    'DG-01', 'DG-03', 'DG-04', 'DG-05', 'DG-07', 'DG-08', 'DG-10', 'DG-11', 'DG-12', 'DG-13', 'DG-15',
    'DG-17', 'DG-18', 'DG-20', 'DG-21', 'DG-23', 'DG-24', 'DG-26', 'DG-28', 'DG-30', 'DG-32', 'DG-33',
    'DG-35', 'DG-37',
  ],
  /** Keep-alive of main pages. */
  KA: [
    'KA-01', 'KA-02', 'KA-03', 'KA-05', 'KA-07', 'KA-08', 'KA-10', 'KA-12', 'KA-14', 'KA-16', 'KA-18',
    'KA-19', 'KA-20', 'KA-21',
  ],
  /** Shell: root font, breakpoints, parallax. */
  EN: [
    'EN-01', 'EN-02', 'EN-03', 'EN-04', 'EN-07', 'EN-08', 'EN-09', 'EN-10',
  ],
} as const;
