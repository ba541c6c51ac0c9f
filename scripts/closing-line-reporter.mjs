// Leaves the count of a test run as one line in out/closing-line.txt, for the end of the CI log.

import { mkdirSync, writeFileSync } from 'node:fs';
/** @import { Reporter, TestModule } from 'vitest/node' */

/** @implements {Reporter} */
export class ClosingLineReporter {
  /**
   * @param {ReadonlyArray<TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    // An error outside every test fails the run, so the line must not say that nothing failed.
    let failed = unhandledErrors.length;
    for (const module of modules) {
      const failedBefore = failed;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
      if (module.state() === 'failed' && failed === failedBefore) failed += 1;
    }
    mkdirSync('out', { recursive: true });
    writeFileSync('out/closing-line.txt', `${passed} passed, ${failed} failed\n`);
  }
}
