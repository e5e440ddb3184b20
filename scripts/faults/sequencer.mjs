export default class GivenOrder {
  constructor({ globalConfig }) {
    this.order = new Map(globalConfig.nonFlagArgs.map((path, index) => [path, index]));
  }

  sort(tests) {
    return tests.toSorted((left, right) => this.order.get(left.path) - this.order.get(right.path));
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
