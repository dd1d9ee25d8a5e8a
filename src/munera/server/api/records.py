"""Games as records: exported, imported, replayed, and played on from the middle."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(prefix="/api", tags=["records"])
