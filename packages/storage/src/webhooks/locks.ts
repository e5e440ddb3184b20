// Any two numbers serve, as long as they are used for nothing else.
/** Advisory lock of those who take deliveries: each then counts what the one before has taken. */
export const CLAIM_LOCK = 7_203_000_001;
/** Advisory lock of those who count test calls. */
export const TEST_LOCK = 7_203_000_002;
