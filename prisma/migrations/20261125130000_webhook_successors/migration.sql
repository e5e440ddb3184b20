-- A webhook is replaced without a gap: the old one gets events until it retires; a successor at the same address gets
-- those from then on, one at another address all from its registration.
ALTER TABLE "webhooks" ADD COLUMN "starts_at" TIMESTAMPTZ(3), ADD COLUMN "retires_at" TIMESTAMPTZ(3);
