// A setup that starts no servers, for suites that need none.
export default function setUpNothing() {}
